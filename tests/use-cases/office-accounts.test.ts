import { openEmbedded } from '#adapters/db/embedded.ts'
import { officeAccountsOn } from './office-accounts.ts'

officeAccountsOn('the embedded database', () => openEmbedded())
