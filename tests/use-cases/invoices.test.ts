import { openEmbedded } from '#adapters/db/embedded.ts'
import { invoicesOn } from './invoices.ts'

invoicesOn('the embedded database', () => openEmbedded())
