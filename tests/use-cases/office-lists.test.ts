import { openEmbedded } from '#adapters/db/embedded.ts'
import { officeListsOn } from './office-lists.ts'

officeListsOn('the embedded database', () => openEmbedded())
