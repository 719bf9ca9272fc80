import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { rateLimitsOn } from './rate-limits.ts'

rateLimitsOn('the embedded database', () => freshEmbedded())
