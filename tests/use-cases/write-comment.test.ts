import { openEmbedded } from '#adapters/db/embedded.ts'
import { writeCommentOn } from './write-comment.ts'

writeCommentOn('the embedded database', () => openEmbedded())
