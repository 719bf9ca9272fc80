import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { officeListsOn } from './office-lists.ts'

officeListsOn('the embedded database', () => freshEmbedded())
