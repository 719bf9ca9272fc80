import { freshServer } from '../helpers/fresh-server.ts'
import { listsOn } from './lists.ts'

listsOn('a PostgreSQL server', () => freshServer())
