import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const here = import.meta.dirname

/** A page, post or testimonial as `install.php` makes it. `{link:key}` in the markup becomes the address of an earlier entry. */
export interface WordPressEntry {
  key: string
  type: 'page' | 'post' | 'testimonial'
  language: 'de' | 'en'
  title: string
  slug: string
  markup: string
  parent?: string
  group?: string
  status?: 'publish' | 'draft' | 'private'
  password?: string
  /** What its editor has saved since without publishing it. */
  unsaved?: string
  excerpt?: string
  author?: string
  /** '2026-11-10 07:00:00', in UTC. */
  dateGmt?: string
  tags?: readonly { slug: string; name: string }[]
  picture?: WordPressFile
  /** In the markup, `{name.id}` and `{name.url}` are placeholders for the file in WordPress. */
  files?: Record<string, WordPressFile>
}

export interface WordPressFile {
  /** Its path on this machine. */
  file: string
  alt: string
}

export interface WordPressPlan {
  entries: readonly WordPressEntry[]
  /** The key of the German start page. */
  front: string
  /** The terms of the taxonomy `certification` with their numbers. */
  terms: Readonly<Record<string, number>>
  /** Polylang: ‘The front page URL contains the language code’. */
  frontPageShowsLanguage: boolean
  /** The address to which `deploy/wordpress/flightdeck.php` reports changes, and to which its previews lead. */
  site: string
}

/** The secret with which it signs its reports. */
export const webhookSecret = 'a secret of two systems'

export interface RealWordPress {
  /** 'http://127.0.0.1:41234' */
  url: string
  folder: string
  /** The id of each entry by its key. */
  ids: Readonly<Record<string, number>>
  /** Where the preview button of an entry leads, by its key: of those that are not published, or have something unsaved. */
  previews: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Where the plugins are, each in its folder as its zip has it; undefined where there are none to test with. */
export const pluginFolder = process.env.WORDPRESS_PLUGINS
/** WordPress itself: that of Debian's package `wordpress`. */
const coreFolder = process.env.WORDPRESS_CORE ?? '/usr/share/wordpress'

/**
 * A WordPress of its own in a folder of its own, with a MariaDB and PHP's web server: nothing of the machine is touched, and all of it
 * is gone after `close`. Needs Debian's packages `wordpress`, `mariadb-server`, `php-cli`, `php-mysql`, `php-xml`, `php-mbstring` and `php-gd`.
 */
export async function startRealWordPress(plugins: string, plan: WordPressPlan): Promise<RealWordPress> {
  const folder = await mkdtemp(join(tmpdir(), 'flightdeck-wordpress-'))
  const site = join(folder, 'site')
  const started: ChildProcess[] = []
  const close = async () => {
    for (const child of started.toReversed()) await ended(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await cp(coreFolder, site, { recursive: true, dereference: true })
    for (const plugin of await readdir(plugins)) {
      await cp(join(plugins, plugin), join(site, 'wp-content/plugins', plugin), { recursive: true, dereference: true })
    }
    await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true })
    await cp(join(here, 'company.php'), join(site, 'wp-content/mu-plugins/company.php'))
    await cp(join(here, '../../deploy/wordpress/flightdeck.php'), join(site, 'wp-content/mu-plugins/flightdeck.php'))

    const socket = await startMariaDb(folder, started)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    await writeFile(join(site, 'wp-config.php'), configuration(socket, url, plan.site))
    const active = (await readdir(plugins)).filter((name) => name !== 'wordpress').map(mainFile)
    const step = async (name: string, rest: object = {}) => {
      const file = join(folder, `${name}.json`)
      await writeFile(file, JSON.stringify({ ...plan, ...rest, step: name, url, plugins: active, password: 'editor' }))
      return await run('php', ['-d', 'memory_limit=512M', join(here, 'install.php'), file], { cwd: site })
    }
    await step('plugins')
    await step('languages')
    const { stdout } = await step('content')
    const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site, join(here, 'router.php')], {
      stdio: 'ignore',
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
    })
    started.push(server)
    await answering(`${url}/graphql`)
    return { url, folder, ...JSON.parse(stdout.slice(stdout.lastIndexOf('{"ids"'))), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** 'polylang' → 'polylang/polylang.php'; one of them calls its file otherwise. */
function mainFile(plugin: string): string {
  return plugin === 'wp-graphql-gutenberg' ? `${plugin}/plugin.php` : `${plugin}/${plugin}.php`
}

async function startMariaDb(folder: string, started: ChildProcess[]): Promise<string> {
  const data = join(folder, 'database')
  const socket = join(folder, 'mariadb.sock')
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  await run('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, '--skip-test-db', ...user])
  const flags = ['--skip-networking', '--skip-grant-tables', '--innodb-flush-log-at-trx-commit=0']
  const child = spawn('mariadbd', ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, ...flags, ...user], {
    stdio: 'ignore',
  })
  started.push(child)
  const create = () =>
    run('mariadb', ['--no-defaults', `--socket=${socket}`, '-e', 'CREATE DATABASE wordpress CHARACTER SET utf8mb4'])
  await until(create, child)
  return socket
}

function configuration(socket: string, url: string, site: string): string {
  const keys = [
    'AUTH_KEY',
    'SECURE_AUTH_KEY',
    'LOGGED_IN_KEY',
    'NONCE_KEY',
    'AUTH_SALT',
    'SECURE_AUTH_SALT',
    'LOGGED_IN_SALT',
    'NONCE_SALT',
  ]
  return `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1'); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', false); define('GRAPHQL_DEBUG', false);
define('FLIGHTDECK_URL', '${site}'); define('FLIGHTDECK_WEBHOOK_SECRET', '${webhookSecret}'); define('GRAPHQL_JWT_AUTH_SECRET_KEY', 'a key that is long enough for the library of the plugin');
${keys.map((key) => `define('${key}', 'of a test');`).join(' ')}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answering(url: string): Promise<void> {
  const body = JSON.stringify({ query: '{ __typename }' })
  await until(async () => {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const text = await response.text()
    if (!text.includes('RootQuery')) throw new Error(`WordPress answered ${response.status}: ${text.slice(0, 500)}`)
  })
}

async function until(action: () => Promise<unknown>, needed?: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await action()
      return
    } catch (error) {
      if (tries > 200 || needed?.exitCode != null) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** PHP's server with workers is a group of processes, of which the first does not take the others with it. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  try {
    process.kill(child.spawnargs[0] === 'php' ? -child.pid : child.pid, 'SIGTERM')
  } catch {
    return
  }
  await exit
}
