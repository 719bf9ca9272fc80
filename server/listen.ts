import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from './env.ts'
import { StartError } from './start-error.ts'

/** Binds the port before anything slow happens, and returns the URL to print. Port 0 takes any free port. */
export function listen(server: Server, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(reasonOf(error, HOST, PORT))))
    server.listen(PORT, HOST, () => {
      server.removeAllListeners('error')
      // as: only sockets and pipes have a string address; a TCP server has an object
      const { port } = server.address() as AddressInfo
      resolve(`http://${nameOf(HOST)}:${port}`)
    })
  })
}

function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Cannot start: port ${port} is already taken. Stop the program that uses it, or set PORT.`
    case 'EACCES':
      return `Cannot start: this account may not use port ${port}. Set PORT to a port above 1023.`
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return `Cannot start: this machine has no address ${host}. Set HOST.`
    default:
      return `Cannot start: listening on ${host}:${port} failed (${error.code}).`
  }
}
