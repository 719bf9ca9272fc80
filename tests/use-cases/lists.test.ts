import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { listsOn } from './lists.ts'

listsOn('the embedded database', () => freshEmbedded())
