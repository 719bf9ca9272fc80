import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The lower bound of a page's cost: plain node:http with the bytes and headers of a file. CPU milliseconds at `/processor`. */
const [file = ''] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'))
const bytes = Buffer.from(body, 'base64')

const server = createServer((request, response) => {
  if (request.url === '/processor') {
    const { user, system } = process.cpuUsage()
    response.end(String((user + system) / 1000))
    return
  }
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
})
