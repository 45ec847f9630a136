// The least of an MQTT 3.1.1 client over WebSocket: a thousand of them must cost less than the broker that is measured.
import WebSocket from 'ws';

const CONNACK = 2;
const PUBLISH = 3;
const SUBACK = 9;
const QOS_1 = 1;
const FAILURE = 0x80;

/**
 * Connects and subscribes to a topic with QoS 1; resolves once the broker has granted it, rejects when it refuses.
 * Each message is acknowledged and handed to `onMessage` as its payload.
 */
export function subscribe({ url, clientId, username, password, topic, onMessage }) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, 'mqtt', { perMessageDeflate: false });
    socket.binaryType = 'nodebuffer';
    let rest = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`The broker closed the connection of ${clientId} with ${code}.`)));
    socket.on('open', () => socket.send(toConnect({ clientId, username, password })));
    socket.on('message', (bytes) => {
      rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      for (let packet = readPacket(rest); packet; packet = readPacket(rest)) {
        rest = rest.subarray(packet.length);
        if (packet.type === PUBLISH) receive(packet.body);
        else if (packet.type === CONNACK && packet.body[1] === 0) socket.send(toSubscribe(topic));
        else if (packet.type === SUBACK && packet.body[2] < FAILURE) resolve(socket);
        else if (packet.type === CONNACK || packet.type === SUBACK)
          reject(new Error(`The broker refused ${clientId}.`));
      }
    });
    const receive = (body) => {
      const idAt = 2 + body.readUInt16BE(0);
      socket.send(Buffer.from([0x40, 2, body[idAt], body[idAt + 1]]));
      onMessage(body.subarray(idAt + 2));
    };
  });
}

/** The first whole packet of the bytes: its type, its body and its length in bytes; null without one. */
function readPacket(bytes) {
  let size = 0;
  for (let at = 1, factor = 1; at < bytes.length; at += 1, factor *= 128) {
    size += (bytes[at] & 127) * factor;
    if (bytes[at] & 128) continue;
    const end = at + 1 + size;
    return bytes.length < end ? null : { type: bytes[0] >> 4, body: bytes.subarray(at + 1, end), length: end };
  }
  return null;
}

function toConnect({ clientId, username, password }) {
  const flags = 2 | (username === undefined ? 0 : 0xc0);
  const credentials = username === undefined ? [] : [toText(username), toText(password)];
  return toPacket(0x10, [toText('MQTT'), Buffer.from([4, flags, 0, 0]), toText(clientId), ...credentials]);
}

const toSubscribe = (topic) => toPacket(0x82, [Buffer.from([0, 1]), toText(topic), Buffer.from([QOS_1])]);

function toPacket(firstByte, parts) {
  const body = Buffer.concat(parts);
  const size = [];
  for (let left = body.length; ; left >>= 7) {
    size.push(left > 127 ? (left & 127) | 128 : left);
    if (left <= 127) break;
  }
  return Buffer.concat([Buffer.from([firstByte, ...size]), body]);
}

function toText(text) {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]);
}
