import { freshServer } from '../helpers/fresh-server.ts'
import { writeCommentOn } from './write-comment.ts'

writeCommentOn('a PostgreSQL server', () => freshServer())
