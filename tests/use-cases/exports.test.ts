import { openEmbedded } from '#adapters/db/embedded.ts'
import { exportsOn } from './exports.ts'

exportsOn('the embedded database', () => openEmbedded())
