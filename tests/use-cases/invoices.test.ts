import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { invoicesOn } from './invoices.ts'

invoicesOn('the embedded database', () => freshEmbedded())
