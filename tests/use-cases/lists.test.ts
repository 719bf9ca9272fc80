import { openEmbedded } from '#adapters/db/embedded.ts'
import { listsOn } from './lists.ts'

listsOn('the embedded database', () => openEmbedded())
