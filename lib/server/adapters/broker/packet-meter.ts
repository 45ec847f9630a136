/** Bits of one byte of a packet's length, and its sign that another follows (MQTT 3.1.1, 2.2.3). */
const LENGTH_BITS = 7;
const LENGTH_MASK = 0x7f;
const MORE_FOLLOWS = 0x80;

/** Takes the next bytes of a connection; false when a packet in them is larger than it may be. */
export type PacketMeter = (bytes: Uint8Array) => boolean;

/**
 * Reads how long each MQTT packet says that it is, before the broker does. The broker keeps every byte of a packet
 * until it is whole, and a packet may say that it has 256 MB.
 */
export function createPacketMeter(largestBytes: number): PacketMeter {
  let isInLength = false;
  let length = 0;
  let shift = 0;
  let leftBytes = 0;
  return (bytes) => {
    for (let at = 0; at < bytes.length;) {
      if (leftBytes > 0) {
        const passed = Math.min(leftBytes, bytes.length - at);
        leftBytes -= passed;
        at += passed;
        continue;
      }
      const byte = bytes[at] ?? 0;
      at += 1;
      if (!isInLength) {
        // The byte before the length: what kind of packet it is.
        [isInLength, length, shift] = [true, 0, 0];
        continue;
      }
      length += (byte & LENGTH_MASK) * 2 ** shift;
      shift += LENGTH_BITS;
      if (length > largestBytes || shift > 4 * LENGTH_BITS) return false;
      if (byte & MORE_FOLLOWS) continue;
      isInLength = false;
      leftBytes = length;
    }
    return true;
  };
}
