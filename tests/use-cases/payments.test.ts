import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { paymentsOn } from './payments.ts'

paymentsOn('the embedded database', () => freshEmbedded())
