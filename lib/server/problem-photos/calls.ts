import { handler as uploadproblemphoto } from './uploadproblemphoto';

export const problemPhotosCalls = [uploadproblemphoto] as const;
