import { freshServer } from '../helpers/fresh-server.ts'
import { exportsOn } from './exports.ts'

exportsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
