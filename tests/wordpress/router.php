<?php
// PHP's own web server as WordPress needs it: files that exist as they are, everything else through index.php.
$path = urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if ($path !== '/' && is_file($_SERVER['DOCUMENT_ROOT'] . $path)) return false;
if (is_file($_SERVER['DOCUMENT_ROOT'] . rtrim($path, '/') . '/index.php') && str_starts_with($path, '/wp-admin')) return false;
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
chdir($_SERVER['DOCUMENT_ROOT']);
require $_SERVER['SCRIPT_FILENAME'];
