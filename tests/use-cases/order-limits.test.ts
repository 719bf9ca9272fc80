import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { orderLimitsOn } from './order-limits.ts'

orderLimitsOn('the embedded database', () => freshEmbedded())
