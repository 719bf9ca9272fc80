/** Why a backup is not taken in. The database is as it was before. */
export class BackupRefused extends Error {
  readonly reason: 'not-a-backup' | 'not-whole' | 'changed' | 'another-version' | 'newer-tables' | 'not-empty'
  /** What was changed, when one table was. */
  readonly table: string | undefined

  constructor(reason: BackupRefused['reason'], options: ErrorOptions & { table?: string } = {}) {
    super(reason, options)
    this.reason = reason
    this.table = options.table
  }
}
