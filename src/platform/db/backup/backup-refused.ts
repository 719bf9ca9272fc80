/** A rejected backup. The database is unchanged. */
export class BackupRefused extends Error {
  readonly reason: 'not-a-backup' | 'not-whole' | 'changed' | 'another-version' | 'newer-tables' | 'not-empty'
  /** The modified table, when it is only one. */
  readonly table: string | undefined

  constructor(reason: BackupRefused['reason'], options: ErrorOptions & { table?: string } = {}) {
    super(reason, options)
    this.reason = reason
    this.table = options.table
  }
}
