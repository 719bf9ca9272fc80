import { openEmbedded } from '#adapters/db/embedded.ts'
import { settingsOn } from './settings.ts'

settingsOn('the embedded database', () => openEmbedded())
