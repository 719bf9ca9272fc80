import pg from 'pg'

/** Makes an empty database on a PostgreSQL server (the URL of any of its databases will do) and gives its URL. Throws when the name is taken. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}
