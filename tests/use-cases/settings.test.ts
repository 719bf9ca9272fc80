import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { settingsOn } from './settings.ts'

settingsOn('the embedded database', () => freshEmbedded())
