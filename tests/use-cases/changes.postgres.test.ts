import { freshServer } from '../helpers/fresh-server.ts'
import { changesOn } from './changes.ts'

changesOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
