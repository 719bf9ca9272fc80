import { freshServer } from '../helpers/fresh-server.ts'
import { redirectsOn } from './redirects.ts'

redirectsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
