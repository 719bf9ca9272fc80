import { onServer } from '../helpers/on-server.ts'
import { auditedActions } from './audited-actions.ts'

onServer('sentences of the log', auditedActions)
