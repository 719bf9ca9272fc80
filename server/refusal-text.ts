import type { BackupRefused } from './composition/backup.ts'

const refused: Record<BackupRefused['reason'], string> = {
  'not-a-backup': 'This file is not a backup, or it was changed.',
  'not-whole': 'The file is incomplete: it was not fully written or not fully copied.',
  changed: 'The file does not match its checksums: it was edited, or the disk is damaged. Use another backup.',
  'another-version':
    'The backup was made by a newer or a different version of the program. Restore it with that version.',
  'newer-tables':
    'The database already has the tables of a newer version than the backup. Use a database without tables, or another DATA_DIR.',
  'not-empty': 'The database is not empty. Use an empty one, or another DATA_DIR.',
}

/** Explains in a sentence or two why a backup was rejected. */
export function refusalText({ reason, table }: BackupRefused): string {
  return `${refused[reason]}${table ? ` The damage starts in the table ${table}.` : ''}`
}
