/**
 * A process that publishes to a Mosquitto as the embedded broker's does to itself: `mosquitto-program <mqtt://…>
 * <topic>`.
 */
import mqtt from 'mqtt';

import { publishWhenTold } from './publish-when-told';

const [url = '', topic = ''] = process.argv.slice(2);
const client = await mqtt.connectAsync(url);
publishWhenTold((payload) => client.publishAsync(topic, payload, { qos: 1 }));
process.send?.({ isReady: true });
