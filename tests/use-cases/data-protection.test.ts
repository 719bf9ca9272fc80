import { openEmbedded } from '#adapters/db/embedded.ts'
import { dataProtectionOn } from './data-protection.ts'

dataProtectionOn('the embedded database', () => openEmbedded())
