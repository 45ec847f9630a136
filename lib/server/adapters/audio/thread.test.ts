import { describeAudio } from '../../ports/audio.suite';
import { createPrograms } from '../../testing/programs';
import { createThreadAudio } from './thread';

describeAudio('thread', async () => {
  const programs = createPrograms();
  return {
    audio: createThreadAudio(programs.bundle('lib/server/adapters/audio/worker.ts')),
    close: async () => programs.remove(),
  };
});
