import { freshServer } from '../helpers/fresh-server.ts'
import { settingsOn } from './settings.ts'

settingsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
