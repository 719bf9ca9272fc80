import { freshServer } from '../helpers/fresh-server.ts'
import { officeListsOn } from './office-lists.ts'

officeListsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
