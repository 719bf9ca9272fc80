import { freshServer } from '../helpers/fresh-server.ts'
import { participantsOn } from './participants.ts'

participantsOn('a PostgreSQL server', () => freshServer({ withWorld: true }))
