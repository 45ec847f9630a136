import { handler as addworkphoto } from './addworkphoto';
import { handler as removeworkphoto } from './removeworkphoto';

export const photosCalls = [addworkphoto, removeworkphoto] as const;
