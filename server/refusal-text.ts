import type { BackupRefused } from './composition/backup.ts'

const refused: Record<BackupRefused['reason'], string> = {
  'not-a-backup': 'This file is no backup, or it has been changed.',
  'not-whole': 'The file ends too early: it was not written, or not copied, to its end.',
  changed: 'The file is not as it was written: somebody has changed it, or its disk has. Take another backup.',
  'another-version': 'The backup is from a newer version of the program, or from another one. Take that version.',
  'newer-tables':
    'The database has the tables of a newer version than the backup already. Take one without tables, or another DATA_DIR.',
  'not-empty': 'The database is not empty. Take an empty one, or another DATA_DIR.',
}

/** Why a backup was not taken in, in a sentence or two. */
export function refusalText({ reason, table }: BackupRefused): string {
  return `${refused[reason]}${table ? ` It begins in the table ${table}.` : ''}`
}
