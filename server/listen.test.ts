import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { listen } from './http/listener.ts'
import { StartError } from './start-error.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function listenOn(HOST: string, PORT: number): Promise<string> {
  const server = createServer()
  servers.push(server)
  return listen(server, { HOST, PORT })
}

it('takes any free port for port 0 and reports it', async () => {
  expect(await listenOn('127.0.0.1', 0)).toMatch(/^http:\/\/localhost:[1-9]\d+$/)
})

it('refuses a port that is taken in one sentence', async () => {
  const port = Number(new URL(await listenOn('127.0.0.1', 0)).port)
  await expect(listenOn('127.0.0.1', port)).rejects.toThrow(
    new StartError(`Cannot start: port ${port} is already taken. Stop the program that uses it, or set PORT.`),
  )
})

// 192.0.2.0/24 is kept for documentation: no machine has such an address.
it('refuses an address that this machine does not have', async () => {
  await expect(listenOn('192.0.2.1', 0)).rejects.toThrow(
    new StartError('Cannot start: this machine has no address 192.0.2.1. Set HOST.'),
  )
})
