import { join } from 'node:path'
import { findProgram } from '../system/find-program'

/** Where nginx is, if it is installed. */
export const nginxProgram: string | undefined = findProgram('nginx')

/**
 * A whole configuration of nginx, run by this user in the foreground.
 *
 * @param site what a distribution would include from `/etc/nginx/conf.d`
 * @param folder for what nginx writes
 */
export function completeNginx(site: string, folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
  return [
    // Its workers have to read what is this user's alone.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 2; error_log stderr warn;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events {}',
    `http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}`,
    site,
    '}',
  ].join('\n')
}

/** The command that runs the configuration in this file. */
export function nginxCommand(file: string): readonly [string, ...string[]] {
  return [nginxProgram ?? 'nginx', '-c', file, '-e', 'stderr']
}
