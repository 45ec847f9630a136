// Plain node:http sending the same bytes: the least that Node can do. `plain-node-server <file> <content type>`; sends
// its port to its parent.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file, contentType] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { 'content-type': contentType, 'content-length': body.length };
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
