import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { actionLogOn } from './action-log.ts'

actionLogOn('the embedded database', () => freshEmbedded())
