const ADDRESS = /^(?:https?:\/\/|\/(?!\/)|mailto:|tel:)\S+$/;

/** Whether an address can be that of a link. The page of the site « / » is one. */
export const isLinkTo = (address: string): boolean => address === '/' || ADDRESS.test(address);
