import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { exportsOn } from './exports.ts'

exportsOn('the embedded database', () => freshEmbedded())
