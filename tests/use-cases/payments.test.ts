import { openEmbedded } from '#adapters/db/embedded.ts'
import { paymentsOn } from './payments.ts'

paymentsOn('the embedded database', () => openEmbedded())
