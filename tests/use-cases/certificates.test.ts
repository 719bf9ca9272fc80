import { openEmbedded } from '#adapters/db/embedded.ts'
import { certificatesOn } from './certificates.ts'

certificatesOn('the embedded database', () => openEmbedded())
