import { handler as addworkphoto } from './addworkphoto';
import { handler as removeworkphoto } from './removeworkphoto';
import { handler as setpublic } from './setpublic';

export const photosCalls = [addworkphoto, removeworkphoto, setpublic] as const;
