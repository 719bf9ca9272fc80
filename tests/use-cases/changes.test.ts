import { openEmbedded } from '#adapters/db/embedded.ts'
import { changesOn } from './changes.ts'

changesOn('the embedded database', () => openEmbedded())
