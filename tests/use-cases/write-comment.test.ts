import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { writeCommentOn } from './write-comment.ts'

writeCommentOn('the embedded database', () => freshEmbedded())
