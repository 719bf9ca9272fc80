import { freshServer } from '../helpers/fresh-server.ts'
import { certificatesOn } from './certificates.ts'

certificatesOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
