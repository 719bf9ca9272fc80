/** The connections of this process to its database. */
export interface Connections {
  open: number
  /** Who waits for one. */
  waiting: number
}
